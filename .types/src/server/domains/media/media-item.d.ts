import type { MediaItem } from '#schemas/api/media.ts';
import type { Services } from '#server/http/calls/handle.ts';
import type { MediaRow } from '#server/store/schema.ts';
/** A row as the library shows it. The files of what is not public are linked for ten minutes. */
export declare const mediaItem: (services: Pick<Services, 'sealer' | 'now'>, row: MediaRow) => MediaItem;
/** What the audit log keeps of a row. */
export declare const auditedMedia: ({ class: kind, alt, focal, fileName, bytes }: Omit<MediaRow, 'id'>) => {
    class: "minor" | "private" | "public";
    alt: string | null;
    focal: import("#server/store/schema.ts").MediaFocal | null;
    fileName: string | null;
    bytes: number;
};
