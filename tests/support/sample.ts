import type { Call } from '#schemas/api/define.ts';
import { schoolIdNames } from '#schemas/api/shared.ts';

/** What is needed of a JSON Schema to make a value that it takes. */
export interface SampledSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly items?: SampledSchema;
  readonly anyOf?: readonly SampledSchema[];
  readonly oneOf?: readonly SampledSchema[];
  readonly properties?: Readonly<Record<string, SampledSchema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
}

const byFormat = new Map<string, string>([
  ['date', '2026-11-20'],
  ['date-time', '2026-11-20T10:00:00Z'],
  ['local-date-time', '2026-11-20T10:00'],
  ['person-name', 'Meera Joshi'],
  ['mobile', '9876543210'],
  ['email', 'meera@example.org'],
  ['session', '2026-2027'],
  ['pincode', '411001'],
  ['ifsc', 'SBIN0001234'],
  ['aadhaar', '234123412346'],
  ['pan', 'ABCDE1234F'],
  ['slug', 'sports-day'],
  ['https-url', 'https://example.org/'],
  ['link', '/contact'],
  ['locale', 'en'],
  ['media', 'media:1'],
]);

const byPattern = new Map([['^[A-Z]{1,3}$', 'SP']]);

/** A value that a schema takes: the smallest there is, with the required fields alone. */
export const sampleOf = (schema: SampledSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first);
  switch ([schema.type].flat()[0]) {
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'object':
      return sampleObject(schema);
    default:
      return (
        byFormat.get(schema.format ?? '') ??
        byPattern.get(schema.pattern ?? '') ??
        'x'.repeat(Math.max(schema.minLength ?? 3, 3))
      );
  }
};

const sampleObject = ({ properties = {}, required = [] }: SampledSchema): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));

/** A part of a request as a call takes it, for a school: every name of the school says so. */
export const samplePart = (schema: Call['body'], schoolId: number): Record<string, unknown> => {
  const shape = (schema ?? {}) as SampledSchema;
  const part = sampleObject(shape);
  for (const name of schoolIdNames) if (shape.properties?.[name]) part[name] = schoolId;
  return part;
};

/** A call's path with its parameters filled in. */
export const pathOf = (call: Call, values: Readonly<Record<string, string | number>> = {}): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => {
    const shape = ((call.params ?? {}) as SampledSchema).properties?.[name] ?? {};
    return encodeURIComponent(String(values[name] ?? sampleOf(shape)));
  });
