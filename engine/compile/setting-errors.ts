import type { Scalar, Theme, ThemeSetting } from '#schemas/theme/theme.ts';
import type { Path } from '../text/document.ts';
import type { ShapeError } from './shape-errors.ts';

/** What is wrong with the values that a school may choose: each setting's default and options, and the presets. */
export const settingErrors = ({ settings = [], presets = {} }: Theme): readonly ShapeError[] => {
  const byId = new Map(settings.toReversed().map((setting) => [setting.id, setting]));
  const chosen = Object.entries(presets).flatMap(([name, preset]) =>
    Object.entries(preset.settings ?? {}).flatMap(([id, value]) => {
      const setting = byId.get(id);
      return setting ? valueErrors(setting, value, ['presets', name, 'settings', id]) : [];
    }),
  );
  return [...settings.flatMap((setting, i) => ownErrors(setting, ['settings', i])), ...chosen];
};

const ownErrors = (setting: ThemeSetting, path: Path): readonly ShapeError[] => {
  const { type, options } = setting;
  if (type === 'select' && !options) {
    const says = 'A setting of type "select" needs "options".';
    return [{ path, keyword: 'required', params: { missingProperty: 'options' }, says }];
  }
  if (type !== 'select' && options) {
    const says = `A setting of type "${type}" has no options.`;
    return [{ path, keyword: 'additionalProperties', params: { additionalProperty: 'options' }, says }];
  }
  return valueErrors(setting, setting.default, [...path, 'default']);
};

const valueErrors = ({ type, options = [] }: ThemeSetting, data: Scalar, path: Path): readonly ShapeError[] => {
  if (type !== 'select') {
    return typeof data === type ? [] : [{ path, keyword: 'type', params: { type }, data }];
  }
  if (options.includes(data as string)) return [];
  const says = `${JSON.stringify(data)} is none of the options.`;
  return [{ path, keyword: 'enum', params: { allowedValues: options }, data, says }];
};
