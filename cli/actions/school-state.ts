import { schoolStateCommandHandler } from '#server/domains/schools/index.ts';
import { runHandler } from '../run-handler.ts';

/** Takes a school to another state of its life, and says what became of it. */
export const schoolStateCommand = async (
  slug: string,
  state: string,
  { reason }: { readonly reason: string },
): Promise<void> => {
  const result = await runHandler(schoolStateCommandHandler, { slug, state, reason });
  const { previousState, endedSessions } = result;
  const ended = endedSessions === 0 ? '' : ` Logged out: ${endedSessions}.`;
  process.stdout.write(`${result.slug} is ${result.state} (was ${previousState}).${ended}\n`);
};
