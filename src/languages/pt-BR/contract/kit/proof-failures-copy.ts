import type { proofFailuresCopy as english } from '#contract/kit/proof-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const proofFailuresCopy: Words<typeof english> = {
  rest_proof_needed:
    'Faz mais de 15 minutos que você confirmou sua identidade. Confirme mais uma vez e tente de novo.',
  second_step_needed: ({ needs }) =>
    needs === 'prove'
      ? 'Sua senha está certa. Agora a segunda etapa: um código ou uma chave de acesso.'
      : 'Sua função exige uma segunda etapa, e você ainda não tem nenhuma. Entre pela página de login para configurá-la.',
  sign_in_step_over: 'Isto demorou demais ou foi concluído em outro lugar. Comece o login de novo.',
  code_wrong:
    'Este código está incorreto ou já foi usado. Espere o aplicativo mostrar o próximo ou use um código de recuperação.',
  passkey_refused: 'Esta chave de acesso não foi aceita. Tente de novo ou use outra forma.',
  passkeys_impossible: ({ problem }) =>
    problem === 'no_name'
      ? 'Chaves de acesso pertencem a um nome, e esta loja é aberta por um número. Quem cuida do servidor precisa definir PUBLIC_URL com um nome.'
      : 'Chaves de acesso precisam de https. Quem cuida do servidor precisa colocar a loja atrás de https e definir PUBLIC_URL com esse endereço.',
  factor_missing: 'Isto não está mais configurado. Recarregue a página para ver o que está.',
  factor_reset_over: 'Não há redefinição a cancelar: ela já foi feita ou já foi encerrada.',
  factor_not_begun: 'Isto demorou demais. Comece de novo.',
  factor_demanded: 'Sua função exige um segundo fator, e este é o seu último. Adicione outro primeiro.',
  factor_key_missing:
    'Não é possível verificar códigos: o servidor não encontra a chave com que foram protegidos. Use uma chave de acesso ou fale com quem cuida do servidor (npm run people -- reset-factor).',
  person_needed: 'Só uma pessoa que entrou na conta pode fazer isto, não uma chave de API.',
  session_missing: 'Esta sessão já foi encerrada.',
  password_link_over: 'Este link já foi usado, tem mais de uma hora ou outro mais recente foi enviado.',
};
