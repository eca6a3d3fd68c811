import { Ajv, type ValidateFunction } from 'ajv';
import { annotations } from '#schemas/annotations.ts';
import type { SourceContract } from '#schemas/sources/index.ts';
import { lazily } from '#server/core/lazily.ts';
import { AppError } from '#shared/errors/app-error.ts';

export type SourceParams = Readonly<Record<string, unknown>>;

/** Checks params against a source's contract and fills in defaults. */
export const createParamsReader = (
  contracts: readonly SourceContract[],
): ((source: string, params: SourceParams) => SourceParams) => {
  const ajv = lazily(
    () =>
      new Ajv({
        allErrors: true,
        useDefaults: true,
        strictTypes: false,
        validateSchema: false,
        keywords: annotations,
        code: { optimize: false },
      }),
  );
  const validators = new Map(
    contracts.map(({ name, params }) => [name, lazily((): ValidateFunction => ajv().compile(params as object))]),
  );
  return (source, params) => {
    const validate = validators.get(source)?.();
    const values = { ...params };
    if (!validate || validate(values)) return values;
    const errors = new Map<string, string[]>();
    for (const error of validate.errors ?? []) {
      const unknown = (error.params as { additionalProperty?: string }).additionalProperty;
      const field = unknown ?? error.instancePath.slice(1);
      const text = unknown ? 'is not taken here' : (error.message ?? 'is not valid');
      errors.set(field, [...(errors.get(field) ?? []), text]);
    }
    const faults = [...errors].map(([field, texts]) => `${field} ${texts.join(', ')}`).join('; ');
    throw new AppError('SOURCE_PARAMS', { faults });
  };
};
