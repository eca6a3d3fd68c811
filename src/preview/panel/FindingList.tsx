import type { Finding } from '#preview/shared/protocol.ts';

interface Props {
  readonly findings: readonly Finding[];
  /** What of the window's own address means nothing. */
  readonly problems: readonly string[];
}

const weights: Readonly<Record<Finding['weight'], string>> = {
  error: 'error',
  unfit: 'error',
  warning: 'warning',
};

/** Everything that is wrong; errors also stand over the page, with the lines around them. */
export function FindingList({ findings, problems }: Props) {
  const own = problems.map((message): Finding => ({ weight: 'warning', title: 'The address of this window', message }));
  const all = [...own, ...findings];
  const errors = all.filter(({ weight }) => weight !== 'warning').length;
  return (
    <section aria-live="polite">
      <h2>Findings</h2>
      {all.length === 0 ? (
        <p className="good">None: this theme may be published.</p>
      ) : (
        <>
          <p className="hint">
            {[count(errors, 'error'), count(all.length - errors, 'warning')].filter(Boolean).join(', ')}
          </p>
          <ul className="findings">
            {all.map(({ weight, title, place, message, suggestion }) => (
              <li key={`${title} ${place} ${message}`} className={weights[weight]}>
                <p className="title">
                  {title} <span className="weight">{weights[weight]}</span>
                </p>
                {place && <code>{place}</code>}
                <p>{message}</p>
                {suggestion && <p>Did you mean “{suggestion}”?</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const count = (number: number, word: string): string => {
  if (number === 0) return '';
  return number === 1 ? `1 ${word}` : `${number} ${word}s`;
};
