/** How long the strips of an 80 mm roll are that passes are printed on, in millimetres: the pages of `pass.module.css`. */
const strips = [150, 190, 240, 300] as const;

/** What differs from pass to pass, with the room that it takes: a line's height in millimetres, and its letters. */
const school = { height: 5.75, letters: 22 };
const name = { height: 7.1, letters: 15 };
const fact = { height: 5.3, letters: 20 };

/** The rest of a pass with its margins, and a photo, in millimetres. */
const restHeight = 96;
const photoHeight = 35;

interface Printed {
  readonly school: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly hasPhoto: boolean;
}

/** How high texts stand whose lines break between words: rather too high than a line too low. In millimetres. */
const heightOf = ({ height, letters }: typeof name, texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / letters)) * height, 0);

/** The shortest strip that a pass stands on as a whole: what does not fit would come out on a second one. */
export const stripOf = (pass: Printed): (typeof strips)[number] => {
  const height =
    restHeight +
    heightOf(school, [pass.school]) +
    heightOf(name, [pass.name]) +
    heightOf(fact, pass.facts) +
    (pass.hasPhoto ? photoHeight : 0);
  return strips.find((strip) => strip >= height) ?? 300;
};
