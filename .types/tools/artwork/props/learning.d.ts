/** Books standing on a shelf, some leaning. */
export declare function bookRow(x: number, y: number, w: number, h: number, seed: number): string;
export declare function bookshelf(options: {
    x: number;
    y: number;
    w: number;
    h: number;
    shelves: number;
    seed: number;
    wood?: string;
}): string;
export declare function bookStack(x: number, y: number, w: number, count: number, seed: number): string;
export declare function openBook(x: number, y: number, w: number, cover?: string): string;
/** A blackboard with a chalk drawing and no words. */
export declare function blackboard(x: number, y: number, w: number, h: number, drawing: string): string;
export declare function desk(x: number, y: number, w: number, h: number, wood?: string): string;
export declare function stool(x: number, y: number, w: number, h: number, wood?: string): string;
export declare function microscope(x: number, y: number, s: number): string;
export declare function flask(x: number, y: number, s: number, liquid: string): string;
export declare function globe(x: number, y: number, r: number): string;
export declare function easel(x: number, y: number, h: number, picture: string): string;
