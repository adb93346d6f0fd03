import { kitPageCopy } from '../../../shared/copy/site/kit-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { PlanPriceLine } from '../../ui/action/PlanPriceLine.tsx';
import { PriceLine } from '../../ui/action/PriceLine.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody, CardFoot, EmptyState } from '../../ui/surface/Card.tsx';
import { CardSection } from '../../ui/surface/CardSection.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { Notice } from '../../ui/surface/Notice.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import { KitControl, type KitState } from './KitControl.tsx';

const { sample } = kitPageCopy;
const TONES = ['info', 'ok', 'lamp', 'error'] as const;
const REST = ['rest'] as const satisfies readonly KitState[];

/** Surfaces that hold content. */
export function KitSurfaces() {
  return (
    <>
      <KitControl name="Banner" states={REST} isWide>
        {() =>
          TONES.map((tone) => (
            <Banner key={tone} tone={tone}>
              {sample.answer}
            </Banner>
          ))
        }
      </KitControl>
      <KitControl name="Card, CardBody, CardFoot, SectionHead" states={REST} isWide>
        {() => (
          <Card>
            <CardBody>
              <SectionHead id="kit-section" title={sample.question} count={3}>
                <Chip tone="pine">{sample.chip}</Chip>
              </SectionHead>
              <p>{sample.answer}</p>
            </CardBody>
            <CardFoot>
              <p>{sample.hint}</p>
              <ButtonLink size="small" href={paths.kit()}>
                {sample.act}
              </ButtonLink>
            </CardFoot>
          </Card>
        )}
      </KitControl>
      <KitControl name="CardSection, PriceLine" states={REST} isWide>
        {() => (
          <CardSection
            id="kit-card-section"
            title={sample.name}
            note={sample.since}
            foot={
              <PriceLine
                id="kit-price-line"
                sum={sample.sum}
                button={
                  <ButtonLink look="lamp" href={paths.kit()} aria-describedby="kit-price-line">
                    {sample.buy}
                  </ButtonLink>
                }
              >
                {sample.opens}
              </PriceLine>
            }
          >
            <p>{sample.answer}</p>
          </CardSection>
        )}
      </KitControl>
      <KitControl name="PlanPriceLine" states={REST} isWide>
        {() => (
          <PlanPriceLine
            id="kit-plan-line"
            offer={{ href: paths.kit(), price: { short: sample.sum, whole: sample.price } }}
            text={sample.opens}
            compare={sample.compare}
            button={sample.buy}
          />
        )}
      </KitControl>
      <KitControl name="EmptyState" states={['empty']} isWide>
        {() => (
          <Card>
            <EmptyState icon="search">
              <p>{sample.nothing}</p>
            </EmptyState>
          </Card>
        )}
      </KitControl>
      <KitControl name="SideNote" states={REST}>
        {() => <SideNote title={sample.question} text={sample.answer} link={sample.act} href={paths.kit()} />}
      </KitControl>
      <KitControl name="Disclaimer" states={REST} isWide>
        {() => <Disclaimer />}
      </KitControl>
      <KitControl name="Notice" states={['rest', 'error']}>
        {(state) => (
          <Notice
            isLit={state === 'rest'}
            label={sample.label404}
            title={sample.none}
            actions={<ButtonLink href={paths.home()}>{sample.back}</ButtonLink>}
          >
            <p>{sample.answer}</p>
          </Notice>
        )}
      </KitControl>
    </>
  );
}
