import styles from './standard.module.css';

/** How many placeholder cards are shown while the schools load. */
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
