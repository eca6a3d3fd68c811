import styles from './standard.module.css';

/** JSON with its keys quiet and its values plain; one element per line, for the line numbers. */
export function CodeLines({ code }: { readonly code: string }) {
  return code.split('\n').map((line) => (
    <code key={line} className={styles.line}>
      {line.split(/("[^"]*")/).map((part, index, parts) =>
        part.startsWith('"') && !parts[index + 1]?.startsWith(':') ? (
          <b key={`${part} ${parts.indexOf(part, index)}`} className={styles.value}>
            {part}
          </b>
        ) : (
          part
        ),
      )}
    </code>
  ));
}
