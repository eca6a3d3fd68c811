import type { Call } from '#schemas/api/define.ts';

/** What is put into a call. */
export interface Parts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly version?: number | undefined;
  /** What the request is called, so that it may be sent again and is done once. */
  readonly key?: string | undefined;
  /** Whether it is asked as a parent. */
  readonly asFamily?: boolean | undefined;
}

/** The address of a call: its parameters in their places, and the query. What is undefined is left out. */
export const addressOf = ({ path }: Pick<Call, 'path'>, { params = {}, query = {} }: Parts): string => {
  const place = path.replace(/(?<=\/):(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search ? `${place}?${search}` : place;
};
