import type { DataRequest } from '../../schemas/theme/theme.ts';
import { rules } from '../problem.ts';
import { checkRef } from './check-ref.ts';
import type { Path } from './document.ts';
import { nearest } from './nearest.ts';
import type { RefScope } from './refs.ts';
import type { Registry } from './registry.ts';
import type { Report } from './report.ts';
import { isSound } from './sound-part.ts';
import { reportSchemaErrors } from './validate.ts';

/** Checks that each data entry names a source and gives it params it takes. */
export const checkData = (
  data: Readonly<Record<string, DataRequest>>,
  base: Path,
  scope: RefScope,
  registry: Registry,
  report: Report,
): void => {
  for (const [id, request] of Object.entries(data)) {
    if (!isSound(request)) continue;
    const path = [...base, id];
    const source = registry.sources.get(request.source);
    if (!source) {
      report.add({
        rule: rules.source,
        path: [...path, 'source'],
        message: `There is no source "${request.source}".`,
        expected: [...registry.sources.keys()].join(', '),
        actual: request.source,
        candidates: registry.sources.keys(),
        word: request.source,
      });
      continue;
    }
    const names = Object.keys((source.params as { properties?: object }).properties ?? {});
    const literals: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(request.params ?? {})) {
      const place = [...path, 'params', name];
      if (!names.includes(name)) {
        report.add({
          rule: rules.param,
          path: place,
          at: 'key',
          message: `The source "${request.source}" takes no "${name}".`,
          expected: names.join(', ') || 'no params',
          actual: name,
          candidates: names,
          word: name,
        });
      } else if (typeof value !== 'object') literals[name] = value;
      else if (value.ref.startsWith('data.')) {
        report.add({
          rule: rules.ref,
          path: [...place, 'ref'],
          message: 'A param cannot wait for other data.',
          expected: 'site.*, settings.*, route.* or visitor.signedIn',
          actual: value.ref,
        });
      } else checkRef(value.ref, [...place, 'ref'], scope, report);
    }
    const given = Object.keys(request.params ?? {});
    const validate = registry.validateParams(source);
    if (!validate(literals)) {
      // A param that comes from a ref is there; a misspelled one is reported where it stands.
      const errors = (validate.errors ?? []).filter((error) => {
        const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined;
        return (
          missing === undefined || given.every((name) => name !== missing && nearest(name, [missing]) === undefined)
        );
      });
      reportSchemaErrors(errors, [...path, 'params'], report);
    }
  }
};
