package io.github.undercroft.front.seat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON as plain values: {@code Map}, {@code List}, {@code String}, {@code Long}, {@code Boolean} and null. A number that is none of
 * {@code long} is read as a {@link OddNumber}, which only tells how it was written.
 */
final class Json {

    static final int MAX_DEPTH = 8;
    static final int MAX_DIGITS = 100;
    static final int MAX_NAME = 100;

    private static final String EXAMPLE = "{\"op\":\"reset\",\"game\":0,\"seed\":1}";

    private static final JsonFactory FACTORY = new JsonFactoryBuilder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_DEPTH)
                    .maxNumberLength(MAX_DIGITS)
                    .maxNameLength(MAX_NAME)
                    .maxStringLength(SeatLines.MAX_LINE)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Json() {}

    /** A number with a fraction, or out of the range of {@code long}. */
    record OddNumber(String written) {
        @Override
        public String toString() {
            return written;
        }
    }

    /** @throws SeatFault if the line is not one JSON value within the bounds */
    static @Nullable Object read(byte[] line) {
        try (JsonParser parser = FACTORY.createParser(text(line))) {
            if (parser.nextToken() == null) {
                throw new SeatFault("The line is empty.", "Send a request, such as " + EXAMPLE);
            }
            Object value = value(parser);
            if (parser.nextToken() != null) {
                throw new SeatFault(
                        "There is something after the end of the request.",
                        "Send one request a line; several at once are an array: [" + EXAMPLE + "]");
            }
            return value;
        } catch (StreamConstraintsException beyond) {
            throw new SeatFault(
                    "The line is nested too deep, or a number or a name in it is too long.",
                    "Keep within a depth of " + MAX_DEPTH + ", " + MAX_DIGITS + " digits and names of " + MAX_NAME
                            + " characters.");
        } catch (JsonProcessingException broken) {
            throw new SeatFault(
                    "The line is no JSON: " + broken.getOriginalMessage(),
                    "Send one JSON object on one line, such as " + EXAMPLE);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String text(byte[] line) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
        } catch (CharacterCodingException broken) {
            throw new SeatFault("The line is not UTF-8.", "Send JSON in UTF-8, one request a line, such as " + EXAMPLE);
        }
    }

    private static @Nullable Object value(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            Map<String, @Nullable Object> fields = new LinkedHashMap<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                parser.nextToken();
                fields.put(name, value(parser));
            }
            return fields;
        }
        if (token == JsonToken.START_ARRAY) {
            List<@Nullable Object> all = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                all.add(value(parser));
            }
            return all;
        }
        if (token == JsonToken.VALUE_NUMBER_INT && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
            return parser.getLongValue();
        }
        if (token.isNumeric()) {
            return new OddNumber(parser.getText());
        }
        return token == JsonToken.VALUE_NULL
                ? null
                : token.isBoolean() ? (Object) parser.getBooleanValue() : parser.getText();
    }

    /** @return one line without its end: maps, lists, texts, whole numbers, truth values and null */
    static byte[] line(@Nullable Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
        try (JsonGenerator generator = FACTORY.createGenerator(bytes)) {
            write(generator, value);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return bytes.toByteArray();
    }

    private static void write(JsonGenerator generator, @Nullable Object value) throws IOException {
        if (value instanceof Map<?, ?> fields) {
            generator.writeStartObject();
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                generator.writeFieldName((String) field.getKey());
                write(generator, field.getValue());
            }
            generator.writeEndObject();
        } else if (value instanceof List<?> all) {
            generator.writeStartArray();
            for (Object each : all) {
                write(generator, each);
            }
            generator.writeEndArray();
        } else if (value instanceof Boolean flag) {
            generator.writeBoolean(flag);
        } else if (value instanceof Number number) {
            generator.writeNumber(number.longValue());
        } else if (value == null) {
            generator.writeNull();
        } else {
            generator.writeString((String) value);
        }
    }
}
