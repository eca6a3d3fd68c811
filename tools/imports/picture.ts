import { doors, type Room, rooms, serverLayers } from '../layers.ts';

const width = 118;

/** The table as a text for ARCHITECTURE.md: from the top, each room above all that it imports. */
export const drawLayers = (): string => {
  const rows = [['room', 'platform', 'imports'], ...rooms.map(row)];
  const [first = 0, second = 0] = [0, 1].map((at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)) + 2);
  const lines = rows.flatMap(([name = '', platform = '', imports = '']) => {
    const [head = '', ...rest] = wrap(imports, width - first - second);
    const blank = ' '.repeat(first + second);
    return [name.padEnd(first) + platform.padEnd(second) + head, ...rest.map((line) => blank + line)];
  });
  return `\`\`\`text\n${lines.map((line) => line.trimEnd()).join('\n')}\n\`\`\``;
};

const row = (room: Room): readonly string[] => [room.folder, room.platform, describeImports(room)];

const describeImports = ({ folder, imports }: Room): string => {
  if (imports.includes('**')) return 'all';
  const at = serverLayers.indexOf(folder.split('/')[2] ?? '');
  const isLayer = folder.startsWith('src/server/') && at >= 0;
  const parts = isLayer
    ? [...besideOrBelow(at), ...imports.filter((part) => !part.startsWith('src/server/'))]
    : imports;
  return (
    parts
      .filter((part) => part !== doors[1])
      .map(describePart)
      .join(', ') || 'none'
  );
};

const besideOrBelow = (at: number): readonly string[] => [
  ...(serverLayers[at] === 'domains' ? ["other domains' doors"] : []),
  ...(at < serverLayers.length - 1 ? ['the layers below'] : []),
];

const describePart = (part: string): string => (part === doors[0] ? "domains' doors" : part);

const wrap = (text: string, columns: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
