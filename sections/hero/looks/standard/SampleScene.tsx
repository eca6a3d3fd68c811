import styles from './standard.module.css';

/** A school under a gulmohar tree, seen through an arch. Decoration inside a picture that is already described. */
export function SampleScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 140 150" aria-hidden="true">
      <clipPath id="platform-hero-arch">
        <path d="M0 150V70a70 70 0 0 1 140 0v80z" />
      </clipPath>
      <g clipPath="url(#platform-hero-arch)">
        <path className={styles.sky} d="M0 0h140v150H0z" />
        <circle className={styles.sun} cx="42" cy="48" r="17" />
        <path className={styles.school} d="M38 126V84l40-20 40 20v42z" />
        <path
          className={styles.light}
          d="M70 126v-20a8 8 0 0 1 16 0v20zM46 92h14v12H46zM96 92h14v12H96zM46 110h14v10H46zM96 110h14v10H96z"
        />
        <path className={styles.trunk} d="M17 130V92h5v38z" />
        <path
          className={styles.leaves}
          d="M-6 96a14 14 0 0 1 9-19 17 17 0 0 1 31-3 13 13 0 0 1 10 22q-12 7-24 2-14 6-26-2z"
        />
        <path className={styles.ground} d="M0 124q60-8 140 2v24H0z" />
        <path className={styles.path} d="M72 124h12l14 26H58z" />
      </g>
    </svg>
  );
}
