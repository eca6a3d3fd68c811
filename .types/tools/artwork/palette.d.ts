/** The inks of the demo artwork. Scenes mix only these, so that all pictures belong to one book. */
export declare const ink: {
    readonly gulmohar: '#AE3317';
    readonly ember: '#D9532C';
    readonly coral: '#EE7F55';
    readonly marigold: '#F7B733';
    readonly amber: '#E8951E';
    readonly lemon: '#FFD966';
    readonly ivory: '#FFFBF4';
    readonly cream: '#FFF0DA';
    readonly sand: '#F3D9B1';
    readonly clay: '#DDA877';
    readonly terracotta: '#C2643F';
    readonly brick: '#94432A';
    readonly teal: '#0B6464';
    readonly deepTeal: '#07403F';
    readonly lagoon: '#3C9089';
    readonly mist: '#A9CFC4';
    readonly brown: '#2A1A12';
    readonly bark: '#5A3826';
    readonly trunk: '#7B4E34';
    readonly leafDark: '#1F4A34';
    readonly leaf: '#3B7241';
    readonly leafMid: '#6A9A48';
    readonly leafLight: '#A8BF57';
    readonly plum: '#4A2740';
    readonly dusk: '#7C4766';
    readonly rose: '#F0B7A0';
    readonly blush: '#F9D8C4';
    readonly slate: '#5C7B78';
    readonly rain: '#8FAEA4';
    readonly night: '#14293A';
};
export declare const skinTones: readonly ['#F0C39A', '#D99B6C', '#B97748', '#96592F', '#6F3F22'];
export declare const hairTones: readonly ['#23150F', '#2E1B14', '#3A241A'];
/** Looks up one entry of a list, wrapping round, so that indexes never fall off it. */
export declare function pick<T>(list: readonly T[], index: number): T;
