import {
  BooksIcon,
  BusIcon,
  DesktopIcon,
  FirstAidIcon,
  FlaskIcon,
  ForkKnifeIcon,
  type Icon,
  MusicIcon,
  PaintBrushIcon,
  SoccerBallIcon,
  TreeIcon,
} from '../../../shared/icons.tsx';

const words: readonly (readonly [RegExp, Icon])[] = [
  [/librar|book|reading/i, BooksIcon],
  [/smart|computer|digital|robot|ict/i, DesktopIcon],
  [/lab|science|tinker/i, FlaskIcon],
  [/bus|transport|van/i, BusIcon],
  [/sport|ground|play|track|court|gym|pool/i, SoccerBallIcon],
  [/canteen|kitchen|dining|meal|mess|food/i, ForkKnifeIcon],
  [/medical|health|nurse|clinic|infirmary/i, FirstAidIcon],
  [/music|dance|theatre|auditorium/i, MusicIcon],
  [/art|craft|studio/i, PaintBrushIcon],
];

/** The icon that stands in for a facility's missing picture, guessed from its name. */
export const facilityIcon = (name: string): Icon => words.find(([word]) => word.test(name))?.[1] ?? TreeIcon;
