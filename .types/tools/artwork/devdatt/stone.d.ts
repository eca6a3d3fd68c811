interface Wall {
    readonly x: number;
    /** The ground. */
    readonly y: number;
    readonly w: number;
    /** The height of one floor. */
    readonly h: number;
    readonly bays: number;
    readonly floors?: number;
    /** Whether lamps burn behind the arches. */
    readonly lit?: boolean;
    readonly stone?: string;
}
/** A red stone front: pointed arches in buff frames, a pierced parapet over each floor, a deep eave. */
export declare function colonnade({ x, y, w, h, bays, floors, lit, stone }: Wall): string;
/** A domed kiosk on four posts, as they stand on the corners of roofs. */
export declare function chhatri(x: number, y: number, w: number): string;
/** The clock's face, at twenty to four unless it is turned. */
export declare function clockFace(x: number, y: number, r: number, [hour, minute]?: readonly [number, number]): string;
/** The clock tower over the gate: a shaft in three stages, the clock, a kiosk on top. */
export declare function tower(x: number, y: number, w: number, h: number, lit?: boolean): string;
/** A lamp on an iron post. */
export declare const lampPost: (x: number, y: number, h: number) => string;
export {};
