export interface Sheet {
    readonly width: number;
    readonly height: number;
}
/** An overcast sky with long clouds; at dusk, warm at its foot. */
export declare function overcast({ width, height }: Sheet, dusk?: boolean): string;
/** The great quadrangle: wings on both sides, the clock tower at its end, crossing paths over the lawn. */
export declare function court(sheet: Sheet, { dusk, horizon }?: {
    dusk?: boolean | undefined;
    horizon?: number | undefined;
}): string;
/** The long verandah seen down its length: columns on the left with the light between them, doors on the right. */
export declare function verandah({ width: w, height: h }: Sheet, light?: string): string;
