import { Node } from '@tiptap/core';

/** Lines as they were typed: an article that came with some keeps them, and no button makes more. */
export const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  renderHTML: () => ['pre', ['code', 0]],
});
