/** The placeholders of a text, each once: `{school}`. */
export const placeholdersOf = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])];
