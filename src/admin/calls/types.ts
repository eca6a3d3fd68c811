import type { PartOf } from '#schemas/api/contract-types.ts';
import type { Call } from '#schemas/api/define.ts';
import type { Described } from '#schemas/described.ts';

type BodyOf<Answer> = Answer extends { readonly schema: infer S } ? Described<S> : undefined;

/** What a call answers where it succeeds, by its contract. */
export type Received<C extends Call> = {
  [Status in keyof C['answers']]: BodyOf<C['answers'][Status]>;
}[keyof C['answers']];

type Part<C, Name extends 'params' | 'query' | 'body'> =
  PartOf<C, Name> extends undefined
    ? { readonly [N in Name]?: undefined }
    : Name extends 'query'
      ? { readonly query?: Partial<NonNullable<PartOf<C, 'query'>>> }
      : { readonly [N in Name]: PartOf<C, Name> };

/** What a call is sent, by its contract; `version` is what `If-Match` names, `key` what `Idempotency-Key` does; `asFamily`
 * asks as a parent, whatever else one is. */
export type Input<C extends Call> = Part<C, 'params'> &
  Part<C, 'query'> &
  (C extends { readonly takes: 'multipart' | 'jsonOrMultipart' }
    ? { readonly body: FormData | PartOf<C, 'body'> }
    : Part<C, 'body'>) &
  (C extends { readonly versioned: true } ? { readonly version: number } : { readonly version?: number }) &
  (C extends { readonly keyed: true } ? { readonly key?: string } : { readonly key?: undefined }) & {
    readonly asFamily?: true;
  };
