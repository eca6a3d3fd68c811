/**
 * JSON text in the one form that themes have: two spaces a level, an object or list on one line where it fits into 120
 * columns. An object whose first key stands on a line of its own stays open: where to open one is the writer's choice.
 * Numbers and texts keep their spelling. The text must be JSON without a mistake.
 */
export declare const formatJson: (text: string) => string;
