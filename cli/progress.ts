import { progress as createBar } from '@clack/prompts';
import type { Progress } from '#server/http/calls/command.ts';

/** Lines are written at most this often where no bar can be drawn. */
const lineEvery = 0.25;

/** A bar on a terminal; elsewhere a plain line for each quarter. */
export const createProgress = (): { update: Progress; end: () => void } =>
  process.stderr.isTTY ? createTerminalProgress() : createLineProgress();

const createTerminalProgress = (): { update: Progress; end: () => void } => {
  let bar: ReturnType<typeof createBar> | undefined;
  let shown = 0;
  return {
    update(done, total, label) {
      if (!bar) {
        bar = createBar({ max: total, output: process.stderr });
        bar.start(label);
      }
      bar.advance(done - shown, label);
      shown = done;
    },
    end: () => bar?.stop('Done'),
  };
};

const createLineProgress = (): { update: Progress; end: () => void } => {
  let next = 0;
  return {
    update(done, total, label) {
      const part = total === 0 ? 1 : done / total;
      if (part < next) return;
      next = Math.floor(part / lineEvery) * lineEvery + lineEvery;
      process.stderr.write(`${done} of ${total}  ${label}\n`);
    },
    end: () => undefined,
  };
};
