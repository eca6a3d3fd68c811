import dayjs from 'dayjs';
import type { ContentTypeInfo } from '#schemas/api/content/read.ts';

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
        if (format === 'date') return [[field, dayjs().format('YYYY-MM-DD')]];
        return format === 'local-date-time' ? [[field, dayjs().format('YYYY-MM-DDTHH:mm:00')]] : [];
      }),
  );
};
