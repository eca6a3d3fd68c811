import styles from './platform-top-schools.module.css';

/** So many cards stand while the schools come (the seed, section 9). */
const places = Array.from({ length: 10 }, (_, place) => place);

/** Cards of the real size with nothing on them. */
export function Placeholders({ label }: { readonly label: string }) {
  return (
    <>
      <p className="visually-hidden">{label}</p>
      <div className={styles.track} data-slider-track="" aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={styles.card} data-placeholder="">
            <span className={styles.initials} />
            <span className={styles.line} />
            <span className={styles.line} />
          </div>
        ))}
      </div>
    </>
  );
}
