/** The hours of one mountain day. All of them grow from the default theme's colours. */
export interface Palette {
  sky: [top: string, middle: string, low: string];
  sun: string;
  glow: string;
  far: [lit: string, shade: string];
  near: [lit: string, shade: string];
  haze: string;
  forest: [back: string, front: string];
  snow: [light: string, shade: string, track: string];
}

export const INK = '#0B1F33';
export const ACTION = '#0B6E99';
export const ACCENT = '#F2803A';
export const ICE = '#93DBE9';
export const GOLD = '#FFC65C';
export const CREAM = '#FFF3E4';
export const BERRY = '#C8324F';
export const SNOW = '#F7FAFC';

export const dawn: Palette = {
  sky: ['#2E7FA8', '#9CD3DF', '#FFD8B0'],
  sun: '#FFE9C4',
  glow: '#FFB36B',
  far: ['#FFDCC4', '#A9B4D0'],
  near: ['#FFF0E2', '#7FA3C4'],
  haze: '#FFDDBE',
  forest: ['#4A7C98', '#1B4B68'],
  snow: ['#FFFAF4', '#CFE0EE', '#B4CCE0'],
};

export const morning: Palette = {
  sky: ['#0B6E99', '#5BB7D6', '#D9F1F5'],
  sun: '#FFFDF2',
  glow: '#FFE9B8',
  far: ['#EEF6FA', '#A5C6DB'],
  near: ['#FFFFFF', '#79A9C9'],
  haze: '#DDF1F6',
  forest: ['#3D7C97', '#15506E'],
  snow: ['#FFFFFF', '#D3E6F1', '#B5D1E3'],
};

export const powder: Palette = {
  sky: ['#8DB4C9', '#BFD9E4', '#EDF4F5'],
  sun: '#FFFFFF',
  glow: '#FFF4DC',
  far: ['#E8F1F5', '#C0D4E0'],
  near: ['#F8FBFD', '#9BBACC'],
  haze: '#EAF2F5',
  forest: ['#7B9FB3', '#356077'],
  snow: ['#FFFFFF', '#DCE8F0', '#BFD2DF'],
};

export const dusk: Palette = {
  sky: ['#2B3A6B', '#B9678A', '#FFB26B'],
  sun: '#FFE2A8',
  glow: '#FF8A4C',
  far: ['#FFC3A0', '#86709F'],
  near: ['#FFDCC6', '#5E6498'],
  haze: '#FFB98A',
  forest: ['#5A4F7E', '#2A2F5C'],
  snow: ['#FFE9DC', '#B9B4D6', '#9D9AC6'],
};

export const night: Palette = {
  sky: ['#06121F', '#0E2C47', '#2C5E7E'],
  sun: '#F4F7E8',
  glow: '#93DBE9',
  far: ['#4D7C9C', '#244A68'],
  near: ['#86B3CC', '#1D4363'],
  haze: '#2C5E7E',
  forest: ['#143450', '#081A2B'],
  snow: ['#C5DEEA', '#5C8CAC', '#7FAAC5'],
};

export const summer: Palette = {
  sky: ['#1C86AE', '#86CFE0', '#FFF0D2'],
  sun: '#FFF6D8',
  glow: '#FFD88A',
  far: ['#F3F3EC', '#A6BFCF'],
  near: ['#B9CFA0', '#6F9A86'],
  haze: '#FBF0D4',
  forest: ['#4F8A76', '#1F5A55'],
  snow: ['#B7D089', '#7FAE72', '#A9794F'],
};
