/** The inks of the hill school: pine, mist and first light, with lime and clay used seldom. */
export const hill = {
  night: '#071C22',
  pine: '#0C2B2A',
  fir: '#123F39',
  moss: '#1D5B4B',
  fern: '#34796A',
  sage: '#6FA493',
  mist: '#B9D6CC',
  haze: '#DCEBE4',
  snow: '#F6F9F7',
  dawn: '#F8D9B8',
  peach: '#F3B48C',
  clay: '#B4380F',
  rust: '#D2612F',
  lime: '#C6F26B',
  leaf: '#8FC24A',
  timber: '#B98352',
  plank: '#D5A673',
  oak: '#7C5233',
  bark: '#3B2A20',
  glass: '#A9D3D6',
  lamp: '#FFE3A1',
  lake: '#3E8C96',
  dusk: '#34506B',
} as const;

export const skins = ['#EFC29B', '#D79A6C', '#B57548', '#8F562E', '#6A3D22'] as const;
