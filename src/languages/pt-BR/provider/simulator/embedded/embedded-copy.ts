import type { Words } from '#languages/kit/words.ts';
import type {
  embeddedCopy as englishEmbeddedCopy,
  FIELDS as englishFIELDS,
} from '#provider/simulator/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof englishEmbeddedCopy> = {
  stepTitle: {
    business: 'Sua empresa',
    owner: 'O proprietário',
    bank: 'Para onde vão os repasses',
    document: 'Uma foto de um documento de identidade',
    review: 'Conferir e enviar',
  },
  stepLead: {
    business: 'Como está registrada no órgão fiscal.',
    owner: 'A pessoa que possui ou dirige a empresa.',
    bank: 'Uma conta bancária em nome do proprietário ou da empresa.',
    document:
      'Um passaporte ou uma carteira de identidade, em PNG, JPEG ou PDF, de até 10 MB. Esta empresa simulada anota o nome e o tamanho e nunca recebe o arquivo.',
    review: 'Em seguida, a empresa analisa seus dados. Você pode corrigi-los depois.',
  },
  progress: (at, of) => `Etapa ${at} de ${of}`,
  back: 'Voltar',
  next: 'Continuar',
  submit: 'Enviar',
  later: 'Salvar e terminar depois',
  edit: 'Alterar',
  terms: 'Confirmo que estes dados são verdadeiros e aceito os termos da empresa de pagamentos.',
  termsMissing: 'Confirme antes de enviar.',
  failed: 'Não foi possível salvar. Verifique sua conexão e tente de novo.',
  unreachable: 'Não é possível contatar a empresa de pagamentos.',
  troubled: 'A empresa de pagamentos teve um problema.',
  noSession: 'Não há sessão.',
  problems: 'Confira isto de novo:',
  errorsTitle: 'A empresa não pôde confirmar alguns dados',
  simulated: 'Formulário simulado: não é preciso informar dados reais',
  chosen: (name) => `Escolhido: ${name}`,
  bannerAction: 'Dados da sua conta precisam da sua atenção.',
  bannerPending: 'Seus dados estão sendo verificados.',
  bannerUpdate: 'Atualizar dados',
};

export const FIELDS: Words<typeof englishFIELDS> = {
  business: [
    { name: 'business_name', label: 'Razão social', autocomplete: 'organization' },
    { name: 'url', label: 'Site', type: 'url', autocomplete: 'url' },
    { name: 'tax_id', label: 'Número fiscal ou de registro' },
  ],
  owner: [
    { name: 'first_name', label: 'Nome', autocomplete: 'given-name' },
    { name: 'last_name', label: 'Sobrenome', autocomplete: 'family-name' },
    { name: 'dob', label: 'Data de nascimento', type: 'date', autocomplete: 'bday' },
    { name: 'line1', label: 'Rua e número', autocomplete: 'address-line1' },
    { name: 'city', label: 'Cidade', autocomplete: 'address-level2' },
    { name: 'postal_code', label: 'CEP ou código postal', autocomplete: 'postal-code' },
    { name: 'id_number', label: 'Número de identidade' },
  ],
  bank: [
    { name: 'account_holder', label: 'Titular da conta', autocomplete: 'name' },
    { name: 'account_number', label: 'Número da conta', inputmode: 'numeric' },
  ],
  document: [
    {
      name: 'kind',
      label: 'Tipo de documento',
      options: [
        { value: 'passport', label: 'Passaporte' },
        { value: 'id_card', label: 'Carteira de identidade' },
        { value: 'driving_licence', label: 'Carteira de motorista' },
      ],
    },
    { name: 'filename', label: 'Arquivo', type: 'file' },
  ],
};
