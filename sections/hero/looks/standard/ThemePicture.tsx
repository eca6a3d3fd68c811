import { CodeLines } from './CodeLines.tsx';
import { SampleScene } from './SampleScene.tsx';
import styles from './standard.module.css';

interface Props {
  readonly strings: Readonly<Record<string, string>>;
}

// Sections of themes/gulmohar, cut down to what still passes the checker: the format itself, not something like it.
const banner = `{ "id": "banner",
  "type": "banner-slider",
  "settings": { "variant": "arch",
    "autoplayMs": 6000 },
  "bindings": { "items":
    { "ref": "data.banners" } } },`;
const birthdays = `{ "id": "birthdays",
  "type": "birthday-students",
  "when": { "op": "present",
    "ref": "data.birthdays" },
  "bindings": { "items":
    { "ref": "data.birthdays" } } },`;
const holidays = `{ "id": "holidays",
  "type": "holidays",
  "bindings": { "items":
    { "ref": "data.holidays" } } }`;

/** Three sections of a theme, each joined to the piece of page that it becomes. */
export function ThemePicture({ strings }: Props) {
  return (
    <figure className={styles.figure}>
      <div className={styles.pairs} role="img" aria-label={strings.picture}>
        <div className={styles.code} data-tab="theme.json">
          <CodeLines code={banner} />
        </div>
        <div className={styles.piece} data-edge="top">
          <div className={styles.schoolBar}>
            <span className={styles.crest} />
            <b>{strings.sampleName}</b>
          </div>
          <div className={styles.banner}>
            <div>
              <b className={styles.bannerHeading}>{strings.sampleHeading}</b>
              <span className={styles.apply}>{strings.sampleButton}</span>
            </div>
            <SampleScene />
          </div>
        </div>
        <div className={styles.code}>
          <CodeLines code={birthdays} />
        </div>
        <div className={styles.piece} data-edge="none">
          <span className={styles.nothing}>{strings.sampleNothing}</span>
        </div>
        <div className={styles.code}>
          <CodeLines code={holidays} />
        </div>
        <div className={styles.piece} data-edge="end">
          <b className={styles.listHeading}>{strings.sampleHolidays}</b>
          {[1, 2].map((row) => (
            <div key={row} className={styles.holiday}>
              <span className={styles.date}>
                <b>{strings[`sampleDay${row}`]}</b>
                {strings[`sampleMonth${row}`]}
              </span>
              {strings[`sampleHoliday${row}`]}
            </div>
          ))}
        </div>
      </div>
      <figcaption className={styles.caption}>{strings.caption}</figcaption>
    </figure>
  );
}
