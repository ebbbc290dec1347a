package io.github.undercroft.docs;

import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks whether what a shell block names is there: scripts, folders behind {@code cd} and {@code -f}, and of Maven the
 * modules behind {@code -pl}, the profile behind {@code -P} and the test class behind {@code -Dtest=}.
 */
record ShellCheck(Project project) {

    private static final String TEST = "-Dtest=";

    List<String> problems(String text) {
        List<String> problems = new ArrayList<>();
        String folder = "";
        for (String line : Splitter.on('\n').omitEmptyStrings().split(text)) {
            List<String> words = Splitter.on(' ').omitEmptyStrings().splitToList(line);
            boolean isMaven = words.get(0).equals("mvn");
            for (int i = 0; i < words.size(); i++) {
                String before = i == 0 ? "" : words.get(i - 1);
                String word = words.get(i);
                if (word.startsWith("./") || before.equals("cd") || (before.equals("-f") && isMaven)) {
                    require(folder + word, problems);
                } else if (before.equals("-pl")) {
                    Splitter.on(',').split(word).forEach(module -> require(module + "/pom.xml", problems));
                } else if (isMaven) {
                    requireOption(word, problems);
                }
            }
            if (words.get(0).equals("cd")) {
                folder += words.get(1) + "/";
            }
        }
        return problems;
    }

    private void requireOption(String option, List<String> problems) {
        if (option.startsWith("-P") && !project.profiles().contains(option.substring(2))) {
            problems.add("there is no profile " + option.substring(2));
        } else if (option.startsWith(TEST)) {
            Splitter.on(',')
                    .splitToStream(option.substring(TEST.length()))
                    .filter(name -> !project.hasTest(name))
                    .forEach(name -> problems.add("there is no test class " + name));
        }
    }

    private void require(String file, List<String> problems) {
        if (!project.has(file)) {
            problems.add("there is no " + file);
        }
    }
}
