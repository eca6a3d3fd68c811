import type { Ajv, ValidateFunction } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';
import { anySchema, conditionSchema, leafSchema } from '#schemas/theme/conditions.ts';
import {
  type DataRequest,
  dataSchema,
  ignoreSchema,
  type Section,
  sectionSchema,
  themeSchema,
} from '#schemas/theme/theme.ts';
import { type TokenExtension, type TokenType, tokenExtensionSchema, tokenValueSchemas } from '#schemas/theme/tokens.ts';
import { findLook, type Registry } from '../registry.ts';
import { compileSchema } from '../schema/validate.ts';
import type { Path } from '../text/document.ts';
import { nearest } from '../text/nearest.ts';
import {
  collectTokens,
  isTokenObject,
  type RawToken,
  type TokenNode,
  tokenKeys,
  tokenNodes,
} from '../tokens/collect-tokens.ts';
import { pagesByRole } from './page-roles.ts';
import { type ResolvedSettings, resolveSettings, textsOf } from './resolve-settings.ts';
import type { ThemeTexts } from './section-texts.ts';
import { settingErrors } from './setting-errors.ts';
import { pathOf, type ShapeError, shapeErrors } from './shape-errors.ts';
import { shareParts } from './share-parts.ts';
import { type SoundPart, soundPart } from './sound-part.ts';

/** The sound part of a theme, with what its sections and tokens say when they are read by their types. */
export interface ThemeParts extends SoundPart {
  readonly texts: ThemeTexts;
  readonly tokenNodes: readonly TokenNode[];
  readonly tokens: ReadonlyMap<string, RawToken>;
  /** Of each sound section with a known kind and look. */
  readonly settings: ReadonlyMap<Section, ResolvedSettings>;
}

export interface ReadTheme {
  /** All wrong shapes: of the theme, its tokens, settings, section settings and params. */
  readonly errors: readonly ShapeError[];
  /** Undefined if a wrong shape leaves nothing that could be looked at further. */
  readonly parts: ThemeParts | undefined;
}

/** Reads a theme by its schemas. Defaults of the theme's schema are put into `value`. */
export const createThemeReader = (ajv: Ajv, registry: Registry): ((value: unknown) => ReadTheme) => {
  const wholeTheme = shareParts(themeSchema, {
    section: sectionSchema,
    data: dataSchema,
    condition: conditionSchema,
    any: anySchema,
    leaf: leafSchema,
    ignore: ignoreSchema,
  }) as JSONSchema;
  const made = new Map<JSONSchema, ValidateFunction>();
  const errorsOf = (schema: JSONSchema, value: unknown): NonNullable<ValidateFunction['errors']> => {
    const validate = made.get(schema) ?? compileSchema(ajv, schema);
    made.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };

  const readTokens = (tokens: unknown, errors: ShapeError[]): Pick<ThemeParts, 'tokenNodes' | 'tokens'> => {
    const nodes = tokenNodes(tokens, ['tokens']);
    for (const node of nodes) errors.push(...unknownTokenKeys(node));
    const raw = collectTokens(nodes, (extension, path): extension is TokenExtension => {
      const found = errorsOf(tokenExtensionSchema, extension);
      errors.push(...shapeErrors(found, path));
      return found.length === 0;
    });
    for (const { alias, type, value, path } of raw.values()) {
      if (alias !== undefined || type === undefined) continue;
      const schema: Readonly<Record<TokenType, JSONSchema>> = tokenValueSchemas;
      errors.push(...shapeErrors(errorsOf(schema[type], value), [...path, '$value']));
    }
    return { tokenNodes: nodes, tokens: raw };
  };

  const readSettings = (sound: SoundPart, texts: ThemeTexts, errors: ShapeError[]): ThemeParts['settings'] => {
    const read = new Map<Section, ResolvedSettings>();
    const context = { texts, pages: pagesByRole(sound.theme) };
    for (const [section, path] of sound.places) {
      const registered = findLook(registry, section);
      if (!registered) continue;
      const resolved = resolveSettings(section, path, registered, context);
      read.set(section, resolved);
      errors.push(...resolved.errors);
    }
    return read;
  };

  const paramErrors = ({ source: name, params: given = {} }: DataRequest, path: Path): readonly ShapeError[] => {
    const source = registry.sources.get(name);
    if (!source) return [];
    const names = Object.keys((source.params as { properties?: object }).properties ?? {});
    const literals = Object.fromEntries(
      Object.entries(given).filter(([key, value]) => names.includes(key) && typeof value !== 'object'),
    );
    // A param that comes from a ref is there; a misspelled one is found where it stands.
    const isThere = (missing: string): boolean =>
      Object.keys(given).some((key) => key === missing || nearest(key, [missing]) !== undefined);
    return shapeErrors(errorsOf(source.params, literals), [...path, 'params']).filter(
      ({ keyword, params }) => keyword !== 'required' || !isThere(String(params.missingProperty)),
    );
  };

  return (value) => {
    const found = errorsOf(wholeTheme, value);
    const errors = [...shapeErrors(found, [])];
    const sound = soundPart(
      value,
      found.map(({ instancePath }) => pathOf([], instancePath)),
    );
    if (!sound) return { errors, parts: undefined };

    const { theme } = sound;
    errors.push(...settingErrors(theme));
    const tokens = readTokens(theme.tokens, errors);
    const texts = textsOf(theme);
    const settings = readSettings(sound, texts, errors);
    for (const [path, request] of dataRequests(theme)) errors.push(...paramErrors(request, path));
    return { errors, parts: { ...sound, ...tokens, texts, settings } };
  };
};

/** Every data entry of a theme with its path. */
export const dataRequests = ({ data = {}, templates }: SoundPart['theme']): readonly [Path, DataRequest][] => [
  ...Object.entries(data).map(([id, request]): [Path, DataRequest] => [['data', id], request]),
  ...Object.entries(templates).flatMap(([template, { data: own = {} }]) =>
    Object.entries(own).map(([id, request]): [Path, DataRequest] => [['templates', template, 'data', id], request]),
  ),
];

const unknownTokenKeys = ({ value, path }: TokenNode): readonly ShapeError[] => {
  if (!isTokenObject(value)) return [];
  return Object.keys(value)
    .filter((key) => key.startsWith('$') && !tokenKeys.includes(key))
    .map((key) => ({
      path,
      keyword: 'additionalProperties',
      params: { additionalProperty: key },
      knownKeys: tokenKeys,
    }));
};
