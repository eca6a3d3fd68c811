/** So often the hands of a clock move. */
const minuteMs = 60_000;

/**
 * Says what is true now of what a server wrote for two days: turns at the hours of the school and at its midnight, and
 * sets its clock (`--hour`, `--minute` in turns) and how much of its day is over (`--day`, 0 to 1).
 */
export const start = (root: HTMLElement): void => {
  const phases = [...root.querySelectorAll<HTMLElement>('[data-phase]')];
  const { timeZone, until } = root.dataset;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: 'numeric' });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turn = (): void => {
    const now = Date.now();
    const current = phases.findLast(({ dataset }) => Number(dataset.phase || Number.POSITIVE_INFINITY) <= now);
    // The visitor's clock is before the day that this page was written on: what stands there says more.
    if (!current) return;
    for (const phase of phases) phase.hidden = phase !== current;
    // Nothing is known of the day after tomorrow.
    root.hidden = now >= Number(until);
    const { state = '', opens, closes } = current.dataset;
    const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number);
    const isDay = opens !== undefined && closes !== undefined;
    const day = isDay ? (now - Number(opens)) / (Number(closes) - Number(opens)) : 0;
    root.dataset.state = state;
    root.style.setProperty('--hour', String((hours + minutes / 60) / 12));
    root.style.setProperty('--minute', String(minutes / 60));
    root.style.setProperty('--day', String(Math.min(1, Math.max(0, day))));
    clearTimeout(timer);
    timer = setTimeout(turn, minuteMs - (now % minuteMs));
  };
  turn();
  // A page that slept, or comes back, is late.
  for (const name of ['pageshow', 'visibilitychange']) addEventListener(name, turn);
};
