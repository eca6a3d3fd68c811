/** The old town: flat roofs, small windows, a temple spire or two. */
export declare function town(options: {
    width: number;
    y: number;
    floor: number;
    tones: readonly string[];
    seed: number;
    window: string;
}): string;
