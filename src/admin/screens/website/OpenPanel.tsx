import type { ThemeSettings } from '#schemas/api/theme-settings.ts';
import { DesignPanel } from './DesignPanel.tsx';
import type { PageMaker } from './page-maker.ts';
import { SectionPanel } from './SectionPanel.tsx';
import type { SectionRow } from './section-rows.ts';
import { versionsKey } from './Toolbar.tsx';
import type { Choices } from './use-choices.ts';
import { VersionsPanel } from './VersionsPanel.tsx';

interface PanelProps {
  readonly open: string | null;
  readonly row: SectionRow | undefined;
  readonly settings: ThemeSettings;
  readonly maker: PageMaker;
  readonly choices: Choices;
  readonly onClose: () => void;
}

/** What is open at the right: the versions, a section, or what the whole site has. */
export const OpenPanel = ({ open, row, settings, maker, choices, onClose }: PanelProps) => {
  if (open === versionsKey) return <VersionsPanel settings={settings} choices={choices} onClose={onClose} />;
  if (row) return <SectionPanel key={row.key} row={row} maker={maker} choices={choices} onClose={onClose} />;
  return <DesignPanel maker={maker} choices={choices} onClose={onClose} />;
};
