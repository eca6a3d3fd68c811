import pc from 'picocolors';

interface Stream {
  /** Left out where it is no terminal. */
  readonly isTTY?: boolean;
}

type Colors = ReturnType<typeof pc.createColors>;

/**
 * The colours of what a stream is sent: on a terminal, unless NO_COLOR is set or it has none; elsewhere only where
 * FORCE_COLOR asks for them. Not as picocolors decides by itself: it takes the colour of a theme, `theme new --color`,
 * for a wish to have colours.
 */
export const colorsOf = ({ isTTY }: Stream, { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv): Colors => {
  const forced = FORCE_COLOR ? !['0', 'false'].includes(FORCE_COLOR) : undefined;
  return pc.createColors(!NO_COLOR && (forced ?? (isTTY === true && TERM !== 'dumb')));
};

/** Of standard output. */
export const colors = colorsOf(process.stdout, process.env);

/** Of standard error. */
export const errorColors = colorsOf(process.stderr, process.env);
