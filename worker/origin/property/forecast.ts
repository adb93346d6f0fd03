import type { PropertyForecast } from '../../../shared/contract/records/property.ts';
import { type RoiGrade, roiGrade } from '../../../shared/property/roi-grade.ts';
import { readTexts } from '../people/person-rows.ts';

/** What is forecast of a property's value, as the view `property` has it. */
export interface ForecastRow {
  roi_score: number | null;
  /** JSON: an array of short texts */
  roi_attributes: string | null;
  cstv_p50: number | null;
  market_value: number | null;
  last_sale_amount: number | null;
}

/** The columns of a {@link ForecastRow}, of the view `property` as y. */
export const FORECAST_COLUMNS = 'y.roi_score, y.roi_attributes, y.cstv_p50, y.market_value, y.last_sale_amount';

/** The letter of a property's forecast, for everybody, from the score that grades addresses (F1-14); null without one. */
export const gradeOf = ({ roi_score }: Pick<ForecastRow, 'roi_score'>): RoiGrade | null => roiGrade(roi_score);

/**
 * What is behind the letter, for readers of the whole report; null without a score. The estimate starts from the market
 * value, otherwise from the last sale, as on a person's page.
 */
export function forecastOf(row: ForecastRow): PropertyForecast | null {
  if (row.roi_score === null) return null;
  return {
    roiScore: row.roi_score,
    roiAttributes: readTexts(row.roi_attributes),
    cstvP50: row.cstv_p50,
    price: row.market_value || row.last_sale_amount || null,
  };
}
