import { AdvancedSection } from './advanced-section.tsx';
import { ExpressSection } from './express-section.tsx';
import { FraudSection } from './fraud-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { MethodsSection, PayLaterSection } from './methods-sections.tsx';
import { PayoutsSection } from './payouts-section.tsx';
import { ReportingSection } from './reporting-section.tsx';
import { StoreLanguage } from './store-language.tsx';
import { TransactionsSection } from './transactions-section.tsx';

/** From top to bottom. */
export const AllSections = () => (
  <>
    <GeneralSection />
    <MethodsSection />
    <PayLaterSection />
    <ExpressSection />
    <TransactionsSection />
    <PayoutsSection />
    <FraudSection />
    <StoreLanguage />
    <ReportingSection />
    <AdvancedSection />
  </>
);
