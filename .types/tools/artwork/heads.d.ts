export type View = 'front' | 'back' | 'side';
export type Hair = 'plaits' | 'short' | 'bob' | 'bun' | 'pony' | 'hood' | 'turban' | 'grey' | 'silver';
export interface Head {
    readonly view: View;
    readonly skin: string;
    readonly hairColour: string;
    readonly hair: Hair;
    readonly y: number;
    readonly r: number;
    readonly nod: number;
    readonly ribbon: string;
    readonly adult: boolean;
}
/** A head with the least of a face: two eyes, a warm cheek, a small mouth. Seen from behind it is all hair. */
export declare function headOf(head: Head): string;
