/** Items by what they have in common, both in the order in which they come. */
export declare const groupBy: <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) => Map<Key, Item[]>;
