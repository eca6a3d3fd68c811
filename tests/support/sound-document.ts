import type { ContentType } from '#schemas/content/index.ts';
import { type SampledSchema, sampleOf } from './sample.ts';

/** The smallest document of a type that may be published, with a picture of the right class in each of its fields. */
export const soundDocument = (
  type: ContentType,
  pictures: Readonly<Record<string, number>>,
): Record<string, unknown> => {
  const fields = Object.entries(type.media)
    .filter(([path]) => !path.includes('['))
    .map(([path, kind]) => [path, `media:${pictures[kind]}`]);
  const server = new Set(type.server);
  const sample = Object.entries(sampleOf(type.schema as SampledSchema) as object).filter(([name]) => !server.has(name));
  return { ...Object.fromEntries(sample), ...Object.fromEntries(fields) };
};
