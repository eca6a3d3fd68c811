/** The inks of the Devdatt Collegiate School: red and buff sandstone, slate, lamplight under an overcast sky. */
export declare const tone: {
    readonly stone: '#A5553F';
    readonly stoneLit: '#BD6C52';
    readonly stoneDeep: '#84402F';
    readonly stoneDark: '#5F2B26';
    readonly buff: '#DCC7A3';
    readonly buffDeep: '#B89D75';
    readonly recess: '#33222C';
    readonly lamp: '#F2D391';
    readonly ember: '#D9A24E';
    readonly brass: '#C79A3B';
    readonly oxblood: '#6F1526';
    readonly navy: '#1B2540';
    readonly slate: '#4B546B';
    readonly slateDeep: '#363E54';
    readonly skyHigh: '#75839C';
    readonly sky: '#A3ACBA';
    readonly skyLow: '#D8CFC4';
    readonly cloud: '#C2C6CC';
    readonly lawn: '#77865F';
    readonly lawnDeep: '#5C6B4C';
    readonly path: '#CDBFA6';
    readonly pathDeep: '#AE9F86';
    readonly paper: '#F4EFE4';
    readonly rule: '#B9C1D0';
    readonly shirt: '#EFEBE2';
    readonly wood: '#5B3A2B';
    readonly woodLit: '#7D5440';
    readonly woodDark: '#3C251D';
    readonly board: '#25443C';
};
/** The kit's figures and things, printed in this school's inks. */
export declare const inked: (drawing: string) => string;
