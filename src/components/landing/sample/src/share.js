export const share = (sum, people) =>
  `${(sum / people).toFixed(2)} € each`;
