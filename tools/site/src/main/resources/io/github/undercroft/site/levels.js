// Shows the picture of the chosen seed and stage, and the command of that seed.
for (const form of document.querySelectorAll('.digging')) {
    const picture = form.querySelector('img');
    const update = () => {
        const seed = form.elements.seed.value;
        picture.src = `levels/${form.dataset.name}-${seed}-${form.elements.stage.value}.png`;
        form.querySelector('pre span').textContent = seed;
    };
    form.addEventListener('input', update);
    form.addEventListener('submit', event => event.preventDefault());
    update(); // a browser may have kept what was chosen before
}
