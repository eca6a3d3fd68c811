import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { TextEdit } from '../../problem.ts';
import { insertion } from '../../text/edits.ts';
import { childrenOf, contentOf, property, stringIn } from '../nodes.ts';

/**
 * Lists of articles wrote where an article stands. They find its page by its role now, which one at an unusual address
 * has to say.
 */
export const roleEdits = (text: string, root: Node): readonly TextEdit[] => {
  const article = childrenOf(findNodeAtLocation(root, ['templates']), 'object')
    .map(contentOf)
    .find((template) => stringIn(template, 'route')?.includes('/:') && showsArticle(template));
  const route = property(article, 'route');
  return route && !stringIn(article, 'route')?.startsWith('/blog/:') ? [insertion(text, route, 'role', 'article')] : [];
};

const showsArticle = (template: Node | undefined): boolean => {
  const data = property(template, 'data');
  return childrenOf(data && contentOf(data), 'object').some(
    (request) => stringIn(contentOf(request), 'source') === 'blogPost',
  );
};
