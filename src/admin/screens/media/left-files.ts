import type { MediaBulk, MediaBulkResult } from '#schemas/api/media-bulk.ts';
import { mediaName } from '../../media/media-name.ts';

/** What is known of the children in a picture; null while nobody has said. */
export type Children = Exclude<MediaBulk['children'], undefined>;

type Result = Pick<MediaBulkResult, 'uses'> & { readonly reason?: string };

/** What stays as it was, with why. */
export interface Left {
  readonly id: number;
  readonly name: string;
  readonly result: Result;
}

/** Those of some files that nothing was done to. */
export const leftOf = (files: readonly (Result & Pick<MediaBulkResult, 'id' | 'ok' | 'name'>)[]): readonly Left[] =>
  files
    .filter(({ ok }) => !ok)
    .map((result) => ({
      id: result.id,
      name: mediaName({ fileName: result.name }) ?? String(result.id),
      result,
    }));
