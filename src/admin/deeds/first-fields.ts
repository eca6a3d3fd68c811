import type { ContentTypeInfo } from '#schemas/api/content/read.ts';
import { localDay } from '../format/dates.ts';
import { schoolTime } from '../format/school-clock.ts';

/** What a new item has from the start: of its fields that must be there, the dates, which are today's. */
export const firstFields = ({ schema, server }: ContentTypeInfo): Readonly<Record<string, string>> => {
  const { properties = {}, required = [] } = schema as {
    readonly properties?: Readonly<Record<string, { readonly format?: string }>>;
    readonly required?: readonly string[];
  };
  return Object.fromEntries(
    required
      .filter((field) => !server.includes(field))
      .flatMap((field) => {
        const format = properties[field]?.format;
        if (format === 'date') return [[field, localDay()]];
        return format === 'local-date-time' ? [[field, `${schoolTime()}:00`]] : [];
      }),
  );
};
