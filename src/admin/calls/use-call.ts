import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { use, useEffect } from 'react';
import type { Call } from '#schemas/api/define.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import type { OfficeChange } from '#schemas/office-events.ts';
import { useDevice } from '../device/device.ts';
import { useLocale } from '../words/words.ts';
import { addressOf } from './address-of.ts';
import { CallError } from './call-error.ts';
import { type KeptAnswerOf, type KeptUse, sendOrFind } from './kept-call.ts';
import { keyOf } from './key-of.ts';
import { RegistersQuestionContext, registersIn } from './registers-question.ts';
import { send } from './send.ts';
import type { Input, Received } from './types.ts';

/** How a call's answer is read and remembered. */
export const callOptions = <const C extends Call>(call: C, input: Input<C>, locale: OfficeLocale) =>
  queryOptions({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => send(call, input, { locale, signal }),
    // What was refused would be refused again.
    retry: (count, error) => !(error instanceof CallError && error.status < 500) && count < 2,
    placeholderData: keepPreviousData,
  });

interface CallUse<C extends Call> {
  readonly enabled?: boolean;
  /** How often it is read again while its window is looked at, in milliseconds. */
  readonly everyMs?: number;
  /** Whether it is read when it is first shown, however new the answer that is there. */
  readonly isAnew?: boolean;
  /** Whether its answers are kept on the device, for when there is no network. */
  readonly kept?: KeptUse<C>;
}

/** Reads by a call, and again when something of its group has changed. */
export const useCall = <const C extends Call>(call: C, input: Input<C>, options: CallUse<C> = {}) => {
  const { enabled = true, everyMs, isAnew = false, kept } = options;
  const locale = useLocale();
  const device = useDevice();
  const again = everyMs === undefined ? {} : { refetchInterval: everyMs };
  const query = useQuery({
    ...callOptions(call, input, locale),
    enabled,
    ...again,
    ...(isAnew && { refetchOnMount: 'always' }),
    ...(kept && {
      queryFn: ({ signal }) => sendOrFind(call, input, { ...kept, device, locale, signal }),
      networkMode: 'always',
      refetchOnReconnect: 'always',
    }),
  });
  const address = addressOf(call, input);
  const { data: answer, isPlaceholderData } = query;
  const isToKeep = kept !== undefined && answer !== undefined && !isPlaceholderData && !isKept(answer);
  useEffect(() => {
    if (isToKeep) void device.keepAnswer(address, answer);
  }, [device, address, answer, isToKeep]);
  // `queryFn` of a call that is kept gives what the device has, and when that was answered.
  const keptAt = answer && (answer as KeptAnswerOf<C>).keptAt;
  return { ...query, data: query.data?.body, total: query.data?.total ?? 0, keptAt };
};

const isKept = (answer: KeptAnswerOf<Call>): boolean => answer.keptAt !== undefined;

/** What other groups show of a group: it is stale with that. */
const shownBy = new Map<string, readonly string[]>([
  ['Content', ['Publishing', 'Office', 'Holidays', 'Albums']],
  ['Holidays', ['Content', 'Publishing', 'Office', 'Attendance']],
  ['Theme settings', ['Publishing', 'Office']],
  ['Media', ['Content', 'Publishing', 'Albums']],
  ['Albums', ['Content', 'Publishing', 'Media']],
  ['Publishing', ['Content', 'Theme settings', 'Office', 'Holidays']],
  ['Users', ['Office', 'Staff', 'Students']],
  ['Staff', ['Users', 'Staff attendance', 'Office']],
  ['Admissions', ['Office']],
  ['School', ['Office']],
  ['Contact messages', ['Office', 'Schools']],
  ['Demo requests', ['Schools']],
  ['Attendance', ['Office']],
  ['Staff attendance', ['Office']],
]);

/** Makes what was read of a group stale, and what others show of it. */
export const makeStale = async (client: QueryClient, group: string): Promise<void> => {
  const groups = [group, ...(shownBy.get(group) ?? [])];
  await Promise.all(groups.map((one) => client.invalidateQueries({ queryKey: [one] })));
};

/** Makes stale what was read of what somebody else has changed, and what other groups show of it. */
export const makeChangesStale = (client: QueryClient, changes: readonly OfficeChange[]): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => changes.some((change) => isOf(change, queryKey)) });

/** Whether an answer may show a change. */
export const isOf = ({ group, type, id }: OfficeChange, [own, , input]: QueryKey): boolean => {
  if (own !== group) return shownBy.get(group)?.includes(String(own)) ?? false;
  const { params } = (input ?? {}) as { readonly params?: { readonly type?: unknown; readonly id?: unknown } };
  return mayBe(params?.type, type) && mayBe(params?.id, id);
};

const mayBe = (one: unknown, other: unknown): boolean => one === undefined || other === undefined || one === other;

/** Changes something by a call; what it asks about the registers of a holiday is asked first. */
export const useAction = <const C extends Call>(call: C) => {
  const client = useQueryClient();
  const locale = useLocale();
  const askRegisters = use(RegistersQuestionContext);
  const run = async (input: Input<C>): Promise<Received<C>> => (await send(call, input, { locale })).body;
  return useMutation<Received<C>, Error, Input<C>>({
    // What is left waiting for a network would be done later, when nobody asks for it any more.
    networkMode: 'always',
    mutationFn: async (input) => {
      try {
        return await run(input);
      } catch (error) {
        const count = registersIn(call, error);
        const Registers = count > 0 ? await askRegisters?.(count) : undefined;
        if (!Registers) throw error;
        return run({ ...input, query: { ...input.query, Registers } } as Input<C>);
      }
    },
    onSuccess: () => makeStale(client, call.group),
  });
};
