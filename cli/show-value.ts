const widest = 44;

const cut = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);

/** A value in one short piece: scalars as JSON, of lists the number of items, of objects the keys. */
export const showValue = (value: unknown): string => {
  if (value === undefined) return '—';
  if (Array.isArray(value)) return value.length === 0 ? '[] (0 items)' : `[${plural(value.length, 'item')}]`;
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    return keys.length === 0 ? '{}' : cut(`{ ${keys.join(', ')} }`);
  }
  return cut(JSON.stringify(value));
};

export const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
