import { useQuery } from '@tanstack/react-query';
import { type ActiveLoan, readActiveLoan } from '#contract/loans.ts';
import { readQuery } from '#web/api/query-client.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { failureWords } from '../../shared/failure-words.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import { activeLoanCopy as copy } from './active-loan-copy.ts';
import { LoanStanding } from './loan-standing.tsx';

/** The loan that runs now: how far it is repaid, and what the period asks for. Nothing where nothing is owed. */
export function ActiveLoanCard({ linksToAll = false }: { linksToAll?: boolean }) {
  const loan = useQuery(readQuery(readActiveLoan, {}));
  if (loan.isError) {
    return (
      <ErrorNotice title={copy.failed} retrying={loan.isFetching} onRetry={() => loan.refetch()}>
        {failureWords(loan.error)}
      </ErrorNotice>
    );
  }
  if (loan.isPending) {
    if (!pageSettings().accountLoans.has_active_loan) return null;
    return (
      <Card title={copy.title}>
        <Skeleton kind="rows" count={4} />
      </Card>
    );
  }
  const { details } = loan.data;
  return details && <Overview loan={details} linksToAll={linksToAll} />;
}

function Overview({ loan, linksToAll }: { loan: ActiveLoan; linksToAll: boolean }) {
  const link = { type: 'charge', filter: 'advanced', loan_id_is: loan.stripe_loan_id } as const;
  return (
    <Card
      title={copy.title}
      headEnd={<Chip kind="primary">{copy.active}</Chip>}
      foot={
        <>
          <Link href={paths.transactions(link)}>{copy.transactions}</Link>
          {linksToAll && <Link href={paths.loans()}>{copy.allLoans}</Link>}
        </>
      }
    >
      <LoanStanding loan={loan} />
    </Card>
  );
}
