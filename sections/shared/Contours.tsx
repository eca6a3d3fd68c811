interface Props {
  /** A word, such as the school's key: another word, another hill. */
  readonly seed: string;
  readonly rings?: number;
  readonly className?: string | undefined;
}

const hashOf = (word: string): number => {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
};

const around = 14;

const ring = (hash: number, radius: number): string => {
  const a = (hash % 97) / 15;
  const b = (hash % 61) / 9;
  const points = Array.from({ length: around }, (_, index) => {
    const turn = (index / around) * Math.PI * 2;
    const swell = 1 + 0.16 * Math.sin(turn * 2 + a) + 0.09 * Math.sin(turn * 3 + b + radius / 90);
    return [200 + Math.cos(turn) * radius * swell, 200 + Math.sin(turn) * radius * swell * 0.82] as const;
  });
  const middle = (index: number): string => {
    const [x, y] = points[index % around] ?? [0, 0];
    const [nextX, nextY] = points[(index + 1) % around] ?? [0, 0];
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  };
  const curves = points.map(([x, y], index) => `Q${Math.round(x)} ${Math.round(y)} ${middle(index)}`);
  return `M${middle(around - 1)}${curves.join('')}Z`;
};

/** The lines of a hill on a walker's map. They decorate. */
export function Contours({ seed, rings = 9, className }: Props) {
  const hash = hashOf(seed);
  return (
    <svg
      viewBox="0 0 400 400"
      className={className}
      fill="none"
      stroke="currentColor"
      overflow="visible"
      aria-hidden="true"
    >
      {Array.from({ length: rings }, (_, index) => {
        const d = ring(hash, 18 + index * 21);
        return <path key={d} d={d} />;
      })}
    </svg>
  );
}
