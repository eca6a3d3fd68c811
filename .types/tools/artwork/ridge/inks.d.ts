/** The inks of the hill school: pine, mist and first light, with lime and clay used seldom. */
export declare const hill: {
    readonly night: '#071C22';
    readonly pine: '#0C2B2A';
    readonly fir: '#123F39';
    readonly moss: '#1D5B4B';
    readonly fern: '#34796A';
    readonly sage: '#6FA493';
    readonly mist: '#B9D6CC';
    readonly haze: '#DCEBE4';
    readonly snow: '#F6F9F7';
    readonly dawn: '#F8D9B8';
    readonly peach: '#F3B48C';
    readonly clay: '#B4380F';
    readonly rust: '#D2612F';
    readonly lime: '#C6F26B';
    readonly leaf: '#8FC24A';
    readonly timber: '#B98352';
    readonly plank: '#D5A673';
    readonly oak: '#7C5233';
    readonly bark: '#3B2A20';
    readonly glass: '#A9D3D6';
    readonly lamp: '#FFE3A1';
    readonly lake: '#3E8C96';
    readonly dusk: '#34506B';
};
export declare const skins: readonly ['#EFC29B', '#D79A6C', '#B57548', '#8F562E', '#6A3D22'];
