import { type Node, parseTree } from 'jsonc-parser';

const width = 120;
const step = '  ';
/** How deep objects may stand in one another on a line. */
const deepest = 2;

/**
 * JSON text in the one form that themes have: two spaces a level, an object or list on one line where it fits into 120
 * columns and holds objects two deep at most. Where the lines of the text break does not matter. Numbers and texts keep
 * their spelling, keys their order. The text must be JSON without a mistake.
 */
export const formatJson = (text: string): string => {
  const root = parseTree(text);
  if (!root) throw new Error('A text that is no JSON cannot be formatted.');
  return `${print(root, { text, indent: '', room: width })}\n`;
};

interface Place {
  readonly text: string;
  readonly indent: string;
  /** Columns left on the line for the value in front of its comma. */
  readonly room: number;
}

const print = (node: Node, place: Place): string => {
  if (node.type !== 'object' && node.type !== 'array') return place.text.slice(node.offset, node.offset + node.length);
  const line = onOneLine(node, place.text);
  if (line !== undefined && line.length <= place.room) return line;
  const indent = place.indent + step;
  if (node.type === 'array' && node.children?.every(isNumber)) return filled(node, { ...place, indent });
  const [open, close] = node.type === 'object' ? ['{', '}'] : ['[', ']'];
  const parts = (node.children ?? []).map((child) => indent + printMember(child, { ...place, indent }));
  return `${open}\n${parts.join(',\n')}\n${place.indent}${close}`;
};

const printMember = (node: Node, { text, indent }: Place): string => {
  // One column is the comma's.
  if (node.type !== 'property') return print(node, { text, indent, room: width - indent.length - 1 });
  const key = `${keyOf(node, text)}: `;
  const value = node.children?.[1];
  return key + (value ? print(value, { text, indent, room: width - indent.length - key.length - 1 }) : 'null');
};

/** Numbers stand side by side, as many as go on a line. */
const filled = (node: Node, { text, indent }: Place): string => {
  const lines: string[] = [];
  for (const { offset, length } of node.children ?? []) {
    const number = text.slice(offset, offset + length);
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + number.length + 3 <= width) {
      lines[lines.length - 1] = `${last}, ${number}`;
    } else lines.push(number);
  }
  return `[\n${lines.map((line) => indent + line).join(',\n')}\n${indent.slice(step.length)}]`;
};

const isNumber = (node: Node): boolean => node.type === 'number';
const keyOf = (property: Node, text: string): string => {
  const key = property.children?.[0];
  return key ? text.slice(key.offset, key.offset + key.length) : '""';
};

/** The value on one line, or undefined where it has more than so many levels of objects. */
const onOneLine = (node: Node, text: string, levels = deepest): string | undefined => {
  if (node.type !== 'object' && node.type !== 'array') return text.slice(node.offset, node.offset + node.length);
  const children = node.children ?? [];
  if (children.length === 0) return node.type === 'object' ? '{}' : '[]';
  const inside = node.type === 'object' ? levels - 1 : levels;
  if (inside < 0) return undefined;
  const parts: string[] = [];
  for (const child of children) {
    const value = child.type === 'property' ? child.children?.[1] : child;
    const part = value && onOneLine(value, text, inside);
    if (part === undefined) return undefined;
    parts.push(child.type === 'property' ? `${keyOf(child, text)}: ${part}` : part);
  }
  return node.type === 'object' ? `{ ${parts.join(', ')} }` : `[${parts.join(', ')}]`;
};
