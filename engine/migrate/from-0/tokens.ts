import { isObject, type JsonObject, MigrationFault, mapValues } from '../migration.ts';

type Place = readonly (string | number)[];
type Token = JsonObject & { readonly $type?: string; readonly $value: unknown };

const colour = /^#([0-9A-Fa-f]{6})([0-9A-Fa-f]{2})?$/;
const length = /^(-?\d+(?:\.\d+)?)(px|rem)$/;
const alias = /^\{[A-Za-z0-9.-]+\}$/;

/**
 * Plain values by name, in groups, as tokens of the DTCG format: `"#AE3317"`, `"34px"`, `"34px..64px"`, a font list.
 */
export const migrateTokens = (tokens: unknown, place: Place): unknown =>
  mapValues(tokens, (value, name) =>
    isObject(value) ? migrateTokens(value, [...place, name]) : tokenOf(value, [...place, name]),
  );

const tokenOf = (value: unknown, place: Place): Token => {
  if (typeof value === 'number') return { $type: 'number', $value: value };
  if (Array.isArray(value)) return { $type: 'fontFamily', $value: value };
  if (typeof value === 'string') {
    if (alias.test(value)) return { $value: value };
    if (colour.test(value)) return { $type: 'color', $value: colourOf(value) };
    const token = sizeOf(value) ?? shadowOf(value);
    if (token) return token;
  }
  throw new MigrationFault(
    place,
    `${JSON.stringify(value)} is not a colour, size, font list, shadow, number or alias.`,
  );
};

/** A channel with as many digits as bring the same byte back. */
const share = (hex: string): number => Number((Number.parseInt(hex, 16) / 255).toFixed(4));

const colourOf = (text: string): JsonObject => {
  const [, hex = '', alpha] = colour.exec(text) ?? [];
  return {
    colorSpace: 'srgb',
    components: [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4, 6)].map(share),
    ...(alpha === undefined ? { hex: `#${hex}` } : { alpha: share(alpha) }),
  };
};

const lengthOf = (text: string | undefined): JsonObject | undefined => {
  const [, value, unit] = length.exec(text ?? '') ?? [];
  return unit === undefined ? undefined : { value: Number(value), unit };
};

const sizeOf = (text: string): Token | undefined => {
  const [from, to, more] = text.split('..');
  const $value = lengthOf(from);
  if (!$value || more !== undefined) return undefined;
  if (to === undefined) return { $type: 'dimension', $value };
  const fluid = lengthOf(to);
  return fluid && { $type: 'dimension', $value, $extensions: { schoolyard: { fluid } } };
};

/** `"0px 1px 2px 0px #2A1A1214"`, layers with commas between them. */
const shadowOf = (text: string): Token | undefined => {
  const layers = text.split(/,\s*/).map((layer) => {
    const [offsetX, offsetY, blur, spread, color, more] = layer.split(' ');
    const lengths = [offsetX, offsetY, blur, spread].map(lengthOf);
    if (lengths.includes(undefined) || !colour.test(color ?? '') || more !== undefined) return undefined;
    const [x, y, b, s] = lengths;
    return { color: colourOf(color ?? ''), offsetX: x, offsetY: y, blur: b, spread: s };
  });
  if (layers.includes(undefined)) return undefined;
  return { $type: 'shadow', $value: layers.length === 1 ? layers[0] : layers };
};
