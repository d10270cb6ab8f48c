import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const folder = resolve(__dirname, '../../deploy/monitoring');

/** An expression of an alert or a dashboard, and where it stands. */
export interface Expression {
  readonly place: string;
  readonly expression: string;
}

interface Alerts {
  groups: { rules: { alert: string; expr: string; for: string; labels: { severity: string } }[] }[];
}

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

export const alertRules = () =>
  (parse(readFileSync(join(folder, 'alerts.yml'), 'utf8')) as Alerts).groups.flatMap(({ rules }) => rules);

function dashboardExpressions(file: string): Expression[] {
  const { panels } = JSON.parse(readFileSync(join(folder, 'dashboards', file), 'utf8')) as Dashboard;
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ place: `${file}: ${title}`, expression: expr })),
  );
}

/** All that the files in deploy/monitoring ask Prometheus. */
export const deployedExpressions = (): Expression[] => [
  ...alertRules().map(({ alert, expr }) => ({ place: alert, expression: expr })),
  ...readdirSync(join(folder, 'dashboards')).flatMap(dashboardExpressions),
];
